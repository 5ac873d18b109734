/**
 * Every path of the backend (spec §7, contract.md). A backend that spells one differently changes one line.
 * Identifiers are escaped, so that none can leave its segment (quality R7).
 */
function segment(id: string): string {
  // A parser would take dots for "here" and "up", escaped or not; escaped twice they are an id nobody has.
  if (id === '.' || id === '..') return id.replaceAll('.', '%252E')
  // Half a character, which JSON may carry, cannot be escaped.
  return encodeURIComponent(id.toWellFormed())
}

export const paths = {
  token: '/token',
  replenish: (refreshToken: string) => `/token/replenish/${segment(refreshToken)}`,
  passwordRecovery: '/password-recovery',
  resetPassword: '/reset-password',
  acceptTerms: '/accept_tos',
  users: '/users',
  user: (id: string) => `/users/${segment(id)}`,
  usersDaysOff: '/users/days_off',
  userDaysOff: (id: string) => `/users/${segment(id)}/days_off`,
  nonWorkingDays: (organizationId: string) => `/organizations/${segment(organizationId)}/non_working_days`,
  company: '/companies/get_company',
  companies: '/companies',
  activities: '/activities',
  activity: (id: string) => `/activities/${segment(id)}`,
  activityFeedback: (id: string) => `/activities/${segment(id)}/feedback`,
  oneFeedback: (id: string, feedbackId: string) =>
    `/activities/${segment(id)}/feedback/${segment(feedbackId)}`,
  activityConfiguration: '/configuration/activities',
  suggestedActivities: '/suggested-activities',
  events: '/events',
  equipment: '/equipment',
  oneEquipment: (id: string) => `/equipment/${segment(id)}`,
  equipmentActivities: (id: string) => `/equipment/${segment(id)}/activities`,
  supplies: '/supplies',
  supply: (id: string) => `/supplies/${segment(id)}`,
  cocktails: '/cocktails',
  cocktail: (id: string) => `/cocktails/${segment(id)}`,
  pitches: '/pitches',
  latestActivities: '/pitches/latest-activities',
  pitch: (id: string) => `/pitches/${segment(id)}`,
  pitchPreferences: (id: string) => `/pitches/${segment(id)}/preferences`,
  growth: (id: string) => `/pitches/${segment(id)}/growth`,
  nitrogenUsage: (id: string) => `/pitches/${segment(id)}/growth/nitrogen-usage`,
  sunlight: (id: string) => `/pitches/${segment(id)}/sunlight`,
  gridSunlight: (id: string) => `/pitches/${segment(id)}/v2/sunlight`,
  fieldMeasurements: (id: string) => `/pitches/${segment(id)}/v2/field-measurements`,
  pitchReport: (id: string) => `/pitches/${segment(id)}/report`,
  activitiesReport: (id: string) => `/pitches/${segment(id)}/activities-report`,
  sections: '/sections',
  evapotranspiration: (id: string) => `/sections/${segment(id)}/evapotranspiration/daily`,
  diseaseRisks: (id: string) => `/sections/${segment(id)}/disease_risks/daily`,
  growingDegreeDays: (id: string) => `/sections/${segment(id)}/growing_degree_days/daily`,
  diseases: '/diseases',
  fertilizationHistory: '/fertilization/history',
  weather: (pitchId: string) => `/weather/${segment(pitchId)}`,
  coachTeams: '/coaches/me/teams',
  coachActivities: '/coaches/me/activities',
  myFeedback: '/my-feedback',
  kitmanTeams: '/kitmen/me/teams',
  kitmanActivities: '/kitmen/me/activities',
} as const
