import {
  type FieldMeasurement,
  fieldMeasurement,
  type GridSunlight,
  gridSunlight,
} from '@/domain/fieldMeasurement'
import {
  type ActivitiesReportRow,
  activitiesReportRow,
  type Fertilisation,
  fertilisation,
  type PitchReport,
  pitchReport,
} from '@/domain/pitchReport'
import {
  type Disease,
  disease,
  type DiseaseRiskDay,
  diseaseRiskDay,
  type EvapotranspirationDay,
  evapotranspirationDay,
  type GrowingDegreeDay,
  growingDegreeDay,
  type GrowthDay,
  growthDay,
  type NitrogenDay,
  nitrogenDay,
  type SunlightDay,
  sunlightDay,
} from '@/domain/turfSeries'
import { type Weather, weather } from '@/domain/weather'
import { type Day, type Id, listOf } from '@/domain/wire'
import { isMissing } from '@/lib/problem'
import { answers, api } from './api'
import { paths } from './paths'
import { type Period, periodQuery } from './period'

type PitchPeriod = Period & { pitchId: Id }
type SectionPeriod = Period & { sectionId: Id }

const turf = api.injectEndpoints({
  endpoints: (build) => ({
    getGrowth: build.query<GrowthDay[], PitchPeriod>({
      query: ({ pitchId, ...period }) => ({ url: paths.growth(pitchId), params: periodQuery(period) }),
      ...answers(listOf(growthDay)),
      providesTags: ['Turf'],
    }),
    getNitrogenUsage: build.query<NitrogenDay[], PitchPeriod>({
      query: ({ pitchId, ...period }) => ({ url: paths.nitrogenUsage(pitchId), params: periodQuery(period) }),
      ...answers(listOf(nitrogenDay)),
      providesTags: ['Turf'],
    }),
    getSunlight: build.query<SunlightDay[], PitchPeriod>({
      query: ({ pitchId, ...period }) => ({ url: paths.sunlight(pitchId), params: periodQuery(period) }),
      ...answers(listOf(sunlightDay)),
      providesTags: ['Turf'],
    }),
    getGridSunlight: build.query<GridSunlight, { pitchId: Id; date: Day }>({
      query: ({ pitchId, date }) => ({ url: paths.gridSunlight(pitchId), params: { date } }),
      ...answers(gridSunlight),
      providesTags: ['Turf'],
    }),
    getFieldMeasurements: build.query<FieldMeasurement[], PitchPeriod>({
      query: ({ pitchId, ...period }) => ({
        url: paths.fieldMeasurements(pitchId),
        params: periodQuery(period),
      }),
      ...answers(listOf(fieldMeasurement)),
      providesTags: ['Turf'],
    }),
    getPitchReport: build.query<PitchReport, PitchPeriod>({
      query: ({ pitchId, ...period }) => ({ url: paths.pitchReport(pitchId), params: periodQuery(period) }),
      ...answers(pitchReport),
      providesTags: ['Turf'],
    }),
    getActivitiesReport: build.query<ActivitiesReportRow[], PitchPeriod>({
      query: ({ pitchId, ...period }) => ({
        url: paths.activitiesReport(pitchId),
        params: periodQuery(period),
      }),
      ...answers(listOf(activitiesReportRow)),
      providesTags: ['Turf'],
    }),
    getEvapotranspiration: build.query<EvapotranspirationDay[], SectionPeriod>({
      query: ({ sectionId, ...period }) => ({
        url: paths.evapotranspiration(sectionId),
        params: periodQuery(period),
      }),
      ...answers(listOf(evapotranspirationDay)),
      providesTags: ['Turf'],
    }),
    getDiseaseRisks: build.query<DiseaseRiskDay[], SectionPeriod>({
      query: ({ sectionId, ...period }) => ({
        url: paths.diseaseRisks(sectionId),
        params: periodQuery(period),
      }),
      ...answers(listOf(diseaseRiskDay)),
      providesTags: ['Turf'],
    }),
    getGrowingDegreeDays: build.query<GrowingDegreeDay[], SectionPeriod>({
      query: ({ sectionId, ...period }) => ({
        url: paths.growingDegreeDays(sectionId),
        params: periodQuery(period),
      }),
      ...answers(listOf(growingDegreeDay)),
      providesTags: ['Turf'],
    }),
    getDiseases: build.query<Disease[], void>({
      query: () => paths.diseases,
      ...answers(listOf(disease)),
      keepUnusedDataFor: 3600,
    }),
    getFertilisationHistory: build.query<Fertilisation[], PitchPeriod>({
      query: ({ pitchId, ...period }) => ({
        url: paths.fertilizationHistory,
        params: { pitch_id: pitchId, ...periodQuery(period) },
      }),
      ...answers(listOf(fertilisation)),
      providesTags: ['Turf'],
    }),
    getWeather: build.query<Weather, Id>({
      query: (pitchId) => paths.weather(pitchId),
      ...answers(weather),
    }),
  }),
})

export const {
  useGetGrowthQuery,
  useGetNitrogenUsageQuery,
  useGetSunlightQuery,
  useGetGridSunlightQuery,
  useGetPitchReportQuery,
  useGetActivitiesReportQuery,
  useGetEvapotranspirationQuery,
  useGetDiseaseRisksQuery,
  useGetGrowingDegreeDaysQuery,
  useGetDiseasesQuery,
  useGetFertilisationHistoryQuery,
  useGetWeatherQuery,
} = turf
export const turfEndpoints = turf.endpoints

const NO_READINGS: FieldMeasurement[] = []

/** Readings of a pitch. A backend without `/v2/` sends none: they are unknown, and asking again would change nothing. */
export const useGetFieldMeasurementsQuery: typeof turf.useGetFieldMeasurementsQuery = (...asked) => {
  const query = turf.useGetFieldMeasurementsQuery(...asked)
  return query.data === undefined && isMissing(query.error)
    ? { ...query, data: NO_READINGS, currentData: NO_READINGS, error: undefined }
    : query
}
