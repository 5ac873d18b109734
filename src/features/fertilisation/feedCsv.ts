import type { CsvCell } from '@/domain/csv'
import { type Feed, NUTRIENTS } from '@/domain/feeds'
import { fileNumber, type NutrientText } from '@/ui/useNitrogenUnit'
import type { FeedRow } from './useFeedRows'

/** The history as rows of a file: days as they sort, nutrients as numbers in the chosen unit, the rest as it is read. */
export function feedCsv(
  feeds: readonly Feed[],
  rows: readonly FeedRow[],
  text: NutrientText,
  heads: { words: readonly string[]; nutrient: (id: (typeof NUTRIENTS)[number]) => string },
): CsvCell[][] {
  return [
    [...heads.words, ...NUTRIENTS.map((id) => `${heads.nutrient(id)} (${text.symbol})`)],
    ...feeds.map((feed, at): CsvCell[] => {
      const row = rows[at]
      return [
        feed.day,
        row?.product,
        row?.analysis,
        row?.rate,
        row?.area,
        row?.amount,
        row?.water,
        row?.operator,
        row?.weather,
        ...NUTRIENTS.map((id) => fileNumber(feed.nutrients[id], text)),
      ]
    }),
  ]
}
