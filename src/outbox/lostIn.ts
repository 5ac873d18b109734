import type { Entry } from './entry'

/** What the last decision between two versions has put aside. */
export const lostIn = ({ history = [] }: Pick<Entry, 'history'>) => history.findLast(({ lost }) => lost)

/** Whether it holds something that was not taken and can be wanted again: nothing takes it away but its person. */
export const isPutAside = ({ state, settledAt }: Entry): boolean =>
  state === 'sent' && settledAt === Number.POSITIVE_INFINITY
