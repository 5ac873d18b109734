import type { Feedback } from '../../domain/feedback.ts'
import type { Fixture } from '../../domain/fixture.ts'
import { timeOf, wireInstant } from '../groundTime.ts'
import { randomOf } from '../weather/random.ts'

const COACHES: Readonly<Record<string, string>> = { 'first-team': 'rachel-okafor', u18: 'luca-moretti' }
/** What goes with three, four and five stars. */
const COMMENTS: Readonly<Record<number, readonly string[]>> = {
  3: ['A little slow after the rain.', 'North goal area was soft.', 'Studs gave way near the centre.'],
  4: ['Good pace on the ball.', 'North goal area was soft.', 'Firm and even, thank you.'],
  5: ['Good pace on the ball.', 'Firm and even, thank you.', 'Best surface this month.'],
}

/** What the coach of a session said about it; two of three sessions in the past have something. */
export function seededFeedback(fixture: Fixture, now: Date): Feedback[] {
  const coach = COACHES[fixture.teamId ?? '']
  const said = timeOf(fixture.endDate) + 40 * 60_000
  const random = randomOf(fixture.id)
  // The latest session waits for its coach.
  if (coach === undefined || said > now.getTime() - 12 * 3_600_000 || random() > 0.66) return []
  const shade = () => Math.round(random() * 2 - 1)
  const pick = random() * 1.6
  const rating = 3 + Math.floor(random() * 3)
  const comments = COMMENTS[rating] ?? []
  const comment = comments[Math.floor(pick * comments.length)]
  return [
    {
      id: `feedback-${fixture.id}`,
      activityId: fixture.id,
      rating,
      aspects: {
        hardness: shade(),
        grip: shade(),
        evenness: shade(),
        ballRoll: shade(),
        grassLength: shade(),
      },
      ...(comment === undefined ? {} : { comment }),
      createdAt: wireInstant(said),
      createdBy: coach,
    },
  ]
}
