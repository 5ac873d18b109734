import { isTimeZone } from '../groundTime.ts'

/** Names of Windows, as Outlook writes them, in IANA's (Unicode CLDR, windowsZones, territory 001). */
const WINDOWS = `AUS Central Standard Time=Australia/Darwin
AUS Eastern Standard Time=Australia/Sydney
Afghanistan Standard Time=Asia/Kabul
Alaskan Standard Time=America/Anchorage
Arab Standard Time=Asia/Riyadh
Arabian Standard Time=Asia/Dubai
Arabic Standard Time=Asia/Baghdad
Argentina Standard Time=America/Argentina/Buenos_Aires
Atlantic Standard Time=America/Halifax
Azores Standard Time=Atlantic/Azores
Canada Central Standard Time=America/Regina
Cen. Australia Standard Time=Australia/Adelaide
Central America Standard Time=America/Guatemala
Central Europe Standard Time=Europe/Budapest
Central European Standard Time=Europe/Warsaw
Central Standard Time=America/Chicago
Central Standard Time (Mexico)=America/Mexico_City
China Standard Time=Asia/Shanghai
E. Australia Standard Time=Australia/Brisbane
E. Europe Standard Time=Europe/Chisinau
E. South America Standard Time=America/Sao_Paulo
Eastern Standard Time=America/New_York
Egypt Standard Time=Africa/Cairo
FLE Standard Time=Europe/Kiev
GMT Standard Time=Europe/London
GTB Standard Time=Europe/Bucharest
Greenwich Standard Time=Atlantic/Reykjavik
Hawaiian Standard Time=Pacific/Honolulu
India Standard Time=Asia/Kolkata
Iran Standard Time=Asia/Tehran
Israel Standard Time=Asia/Jerusalem
Jordan Standard Time=Asia/Amman
Korea Standard Time=Asia/Seoul
Middle East Standard Time=Asia/Beirut
Morocco Standard Time=Africa/Casablanca
Mountain Standard Time=America/Denver
Nepal Standard Time=Asia/Kathmandu
New Zealand Standard Time=Pacific/Auckland
Newfoundland Standard Time=America/St_Johns
Pacific SA Standard Time=America/Santiago
Pacific Standard Time=America/Los_Angeles
Romance Standard Time=Europe/Paris
Russian Standard Time=Europe/Moscow
SA Pacific Standard Time=America/Bogota
SE Asia Standard Time=Asia/Bangkok
Singapore Standard Time=Asia/Singapore
South Africa Standard Time=Africa/Johannesburg
Tokyo Standard Time=Asia/Tokyo
Turkey Standard Time=Europe/Istanbul
US Eastern Standard Time=America/Indiana/Indianapolis
US Mountain Standard Time=America/Phoenix
UTC=UTC
W. Australia Standard Time=Australia/Perth
W. Central Africa Standard Time=Africa/Lagos
W. Europe Standard Time=Europe/Berlin
West Asia Standard Time=Asia/Tashkent`
const windows = new Map(WINDOWS.split('\n').map((line) => line.split('=') as [string, string]))

/** Every clock that is kept somewhere, as far as Windows knows. */
export const KNOWN_ZONES: readonly string[] = [...windows.values()]

/**
 * The IANA zone that a TZID stands for: itself, with a registry's prefix (`/mozilla.org/20050126_1/Europe/London`),
 * or by its Windows name. Undefined for a zone that nobody knows by that name.
 */
export function ianaZone(name: string): string | undefined {
  const plain = name.trim().replace(/^"|"$/g, '')
  const known = windows.get(plain)
  if (known !== undefined) return known
  const parts = plain.split('/').filter(Boolean).slice(-3)
  const candidates = [plain, ...parts.map((_, at) => parts.slice(at).join('/'))]
  // A bare offset is no name of a zone, though browsers take it for one.
  return candidates.find((zone) => /^[A-Za-z]/.test(zone) && zone.length < 60 && isTimeZone(zone))
}
