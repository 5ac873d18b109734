import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activityEndpoints, useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { isAwaited } from '@/api/isAwaited'
import { pieces, withEdges } from '@/api/periodPieces'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import { useChunked } from '@/api/useChunked'
import { type Activity, type ProductUse, productsOf } from '@/domain/activity'
import { type CsvStyle, csvStyleOf, writeCsv } from '@/domain/csv'
import { deliveredIn } from '@/domain/delivered'
import { touchesDays } from '@/domain/dayJobs'
import type { Fixture } from '@/domain/fixture'
import { daysBetween, toInstant } from '@/domain/groundTime'
import { writeIcs } from '@/domain/ics/writeIcs'
import { isOn } from '@/domain/switches'
import type { Day, Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { stockQuantity, usedAmount } from '@/i18n/stockText'
import { byCode } from '@/lib/byCode'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { DateField } from '@/ui/DateField'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { RadioCards } from '@/ui/RadioCards'
import { SelectField } from '@/ui/SelectField'
import { showToast } from '@/ui/toasts'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { useProblemText } from '@/ui/useProblemText'
import { csvRows, type ExportEntry, type ExportWords, icsEntries, spanOf } from './exportEntries'

type ExportDialogProps = {
  /** Days that are offered first: those on screen. */
  from: Day
  to: Day
  /** The filters of the page. */
  passes?: ((entry: ExportEntry) => boolean) | undefined
  isFiltered?: boolean
  onClose: () => void
}

const FORMATS = ['ics', 'csv'] as const
const SEPARATORS = [
  { id: ',', word: 'comma' },
  { id: ';', word: 'semicolon' },
  { id: '\t', word: 'tab' },
] as const
/** Two years are more than any calendar program takes in at once. */
const MOST_DAYS = 731

/** The calendar as a file: for other calendars, or as a table in the reader's language and units. */
export function ExportDialog({
  from,
  to,
  passes = () => true,
  isFiltered = false,
  onClose,
}: ExportDialogProps) {
  const { t } = useTranslation(['exchange', 'common'])
  const format = useFormat()
  const { words, isWaiting } = useExportWords()
  const problemText = useProblemText()
  const now = useNow()
  const usual = csvStyleOf(format.locale)
  const [days, setDays] = useState<{ from: Day | null; to: Day | null }>({ from, to })
  const [kind, setKind] = useState<(typeof FORMATS)[number]>('ics')
  const [separator, setSeparator] = useState<CsvStyle['separator']>(usual.separator)
  const [withWork, setWithWork] = useState(true)
  const [withFixtures, setWithFixtures] = useState(true)

  const period = { from: days.from ?? from, to: days.to ?? to }
  const fault =
    days.from === null || days.to === null || period.from > period.to
      ? t('export.order')
      : daysBetween(period.from, period.to) > MOST_DAYS
        ? t('export.tooLong')
        : undefined
  const chunks = fault === undefined ? pieces(withEdges(period)) : []
  const activities = useChunked<Activity>(activityEndpoints.getActivities, chunks, idOf)
  const fixtures = useChunked<Fixture>(activityEndpoints.getFixtures, chunks, idOf)
  const { data: configuration = [] } = useGetActivityConfigurationQuery()
  // A file without what was asked for would look whole; who leaves that out gets the rest.
  const wanted = [...(withWork ? [activities] : []), ...(withFixtures ? [fixtures] : [])]
  const failed = wanted.filter((query) => query.error !== undefined)
  const isLoading =
    isWaiting || wanted.some(({ data, error: fails, isFetching }) => isFetching || !(data ?? fails))
  const error = failed[0]?.error

  const entries: ExportEntry[] = [
    ...(withWork ? (activities.data ?? []).map((activity): ExportEntry => ({ kind: 'work', activity })) : []),
    ...(withFixtures
      ? (fixtures.data ?? []).map((fixture): ExportEntry => ({ kind: 'fixture', fixture }))
      : []),
  ]
    .filter((entry) => passes(entry) && touchesDays(spanOf(entry), period, format.timeZone))
    .toSorted((a, b) => byCode(spanOf(a).startDate, spanOf(b).startDate))

  const save = () => {
    const name = `sward-${period.from}-${period.to}.${kind}`
    if (kind === 'ics') {
      const text = writeIcs(icsEntries(entries, words), {
        name: t('export.calendarName'),
        now: toInstant(now),
      })
      download(text, { name, type: 'text/calendar' })
    } else {
      // Where cells are parted by a comma, decimals cannot have one.
      const style: CsvStyle = { separator, decimal: separator === ',' ? '.' : usual.decimal }
      download(writeCsv(csvRows(entries, configuration, words), style), { name, type: 'text/csv' })
    }
    showToast({ tone: 'done', text: t('export.done', { name }) })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('export.title')}
      footer={
        <>
          <Button
            layout="primary"
            disabled={fault !== undefined || error !== undefined || isLoading || entries.length === 0}
            onClick={save}
          >
            {t('export.download')}
          </Button>
          <Found aria-live="polite">
            {fault === undefined &&
              error === undefined &&
              (isLoading ? t('export.loading') : t('export.found', { count: entries.length }))}
          </Found>
        </>
      }
    >
      <Parts>
        <Pair>
          <DateField
            label={t('export.from')}
            value={days.from}
            firstDayOfWeek={format.weekStart === 0 ? 'sun' : 'mon'}
            onChange={(day) => setDays({ ...days, from: day })}
          />
          <DateField
            label={t('export.to')}
            value={days.to}
            error={fault}
            firstDayOfWeek={format.weekStart === 0 ? 'sun' : 'mon'}
            onChange={(day) => setDays({ ...days, to: day })}
          />
        </Pair>
        <ChoiceGroup label={t('export.what')}>
          <Pair>
            <Checkbox
              label={t('export.work')}
              checked={withWork}
              onChange={(event) => setWithWork(event.target.checked)}
            />
            <Checkbox
              label={t('export.fixtures')}
              checked={withFixtures}
              onChange={(event) => setWithFixtures(event.target.checked)}
            />
          </Pair>
        </ChoiceGroup>
        {isFiltered && <p>{t('export.filtered')}</p>}
        <RadioCards
          label={t('export.format')}
          options={FORMATS.map((id) => ({ id, label: t(`export.${id}`), hint: t(`export.${id}Hint`) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'csv' && (
          <SelectField
            label={t('export.separator')}
            options={SEPARATORS.map(({ id, word }) => ({ id, label: t(`export.${word}`) }))}
            value={separator}
            onChange={(id) => setSeparator(SEPARATORS.find((one) => one.id === id)?.id ?? usual.separator)}
          />
        )}
        {error !== undefined && (
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={() => failed.forEach(({ refetch }) => refetch())}>
                {t('common:error.retry')}
              </Button>
            }
          >
            {problemText(error)}
          </Notice>
        )}
      </Parts>
    </Dialog>
  )
}

const idOf = ({ id }: { id: Id }): Id => id

/** Machines and products are asked for where the company has them. */
function useExportNames() {
  const { t } = useTranslation(['exchange', 'work'])
  const format = useFormat()
  const { data: company } = useGetCompanyQuery()
  const hasStore = company !== undefined && isOn('storage', company)
  const equipment = useGetEquipmentQuery(undefined, { skip: !hasStore })
  const supplies = useGetSuppliesQuery(undefined, {
    skip: !hasStore || !isOn('product_management', company),
  })
  const cocktails = useGetCocktailsQuery(undefined, {
    skip: !hasStore || !isOn('cocktail_management', company),
  })
  const nameIn = (rows: readonly { id: string; name: string }[] | undefined, id: string | undefined) =>
    rows?.find((row) => row.id === id)?.name
  return {
    isWaiting: [equipment, supplies, cocktails].some(isAwaited),
    machine: (id: string) => nameIn(equipment.data, id),
    product: (use: ProductUse) =>
      nameIn(supplies.data, use.id) ?? nameIn(cocktails.data, use.cocktailId) ?? t('export.unknownProduct'),
    amount: (use: ProductUse) => {
      const unit = supplies.data?.find(({ id }) => id === use.id)?.action.unit
      return use.quantity === undefined || unit === undefined
        ? undefined
        : usedAmount(use.quantity, unit, format)
    },
    delivered: (activity: Activity) => {
      const { unit, currency } = deliveredIn(productsOf(activity), supplies.data ?? [])
      return {
        quantity: unit && stockQuantity(unit),
        money: currency ?? t('work:sheet.ownCurrency'),
      }
    },
  }
}

function useExportWords(): { words: ExportWords; isWaiting: boolean } {
  const { t } = useTranslation('exchange')
  const format = useFormat()
  const words = useActivityText()
  const pitches = useGetPitchesQuery()
  const users = useGetUsersQuery()
  const pitchNames = new Map(pitches.data?.map(({ id, name }) => [id, name]))
  const personNames = new Map(users.data?.map(({ id, fullName }) => [id, fullName]))
  const { isWaiting, ...names } = useExportNames()
  return {
    isWaiting: isWaiting || [pitches, users].some(isAwaited),
    words: {
      format,
      type: words.name,
      status: words.status,
      field: words.field,
      option: words.option,
      fixtureKind: (kind) => t(`export.fixture.${kind}`),
      fixtureStatus: t('export.fixtureStatus'),
      yesNo: (value) => t(value ? 'export.yes' : 'export.no'),
      withUnit: (field, unit) => t('export.withUnit', { field, unit }),
      pitch: (id) => pitchNames.get(id),
      person: (id) => personNames.get(id),
      ...names,
      heading: (column) => t(`export.column.${column}`),
    },
  }
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 12px;
`
const Found = styled.p`
  align-self: center;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
