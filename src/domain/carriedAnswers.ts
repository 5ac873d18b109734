/** What is true of one piece of work only and is not carried over to the next. */
const ONCE: ReadonlySet<string> = new Set(
  'clippings debris greenWaste removed windSpeed windDirection temperature humidity cloud windSpeedEnd windDirectionEnd temperatureEnd humidityEnd cloudEnd soilTemperature dew moistureBefore cancelReason canopyBefore canopyAfter meterBefore meterAfter meterHours lampHours actualMinutes fuel recordNumber orderNumber batch expiryDate labelSeen lampsChecked attendance pitchMark refereeMark injuries hoursSinceUse movedAt outcome homeTeam awayTeam kickOff warmUpStart area priority'.split(
    ' ',
  ),
)

/** Answers that may hold the next time too, when work is copied, repeated or kept as a template. */
export const carriedAnswers = <T extends { key: string }>(fields: readonly T[]): T[] =>
  fields.filter(({ key }) => !ONCE.has(key))
