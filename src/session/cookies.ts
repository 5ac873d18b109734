/**
 * The seven cookies of spec §9. The three that open doors carry the __Host- prefix: only this host over a
 * secure connection can set them (quality T19).
 */
export const COOKIE = {
  auth: '__Host-sward_auth',
  refresh: '__Host-sward_refresh',
  company: '__Host-sward_company',
  locale: 'sward_locale',
  calendarFilters: 'sward_calendar_filters',
  reportType: 'sward_report_type',
  parameterFilter: 'sward_parameter_filter',
} as const
