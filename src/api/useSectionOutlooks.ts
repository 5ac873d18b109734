import { diseaseOutlook, type OutlookDay, outlookPeriod } from '@/domain/diseaseOutlook'
import type { Section } from '@/domain/pitch'
import type { DiseaseRiskDay } from '@/domain/turfSeries'
import type { Day } from '@/domain/wire'
import { sentAt } from './sentAt'
import { turfEndpoints } from './turf'
import { useEach } from './useEach'

/** Undefined while it is on its way, and where it did not come. */
export type SectionOutlook = { section: Section; outlook: OutlookDay[] | undefined }

/** What threatens each section today and in the six days after; several blocks of a page share the calls. */
export function useSectionOutlooks(sections: readonly Section[], today: Day) {
  const { answers, refetch } = useEach<DiseaseRiskDay[]>(
    turfEndpoints.getDiseaseRisks,
    sections.map(({ id }) => ({ sectionId: id, ...outlookPeriod(today) })),
  )
  return {
    outlooks: sections.map((section, at): SectionOutlook => {
      const data = answers[at]?.data
      return { section, outlook: data && diseaseOutlook(data, today) }
    }),
    error: answers.find(({ error }) => error !== undefined)?.error,
    isFetching: answers.some(({ status }) => status === 'pending'),
    /** Every section has answered, one way or the other. */
    isSettled: answers.every(({ data, error }) => data !== undefined || error !== undefined),
    sentAt: sentAt(...answers),
    refetch,
  }
}
