/** Regions whose week starts on Sunday, by CLDR; everywhere else it is Monday (spec §9, quality D7). */
const SUNDAY = new Set(
  (
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ ' +
    'NI NP PA PE PH PK PR PT PY SA KSA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
  ).split(' '),
)

/** Day of the week on which a region's week starts: 0 Sunday, 1 Monday. */
export const weekStart = (country: string | undefined): 0 | 1 =>
  SUNDAY.has((country ?? '').toUpperCase()) ? 0 : 1
