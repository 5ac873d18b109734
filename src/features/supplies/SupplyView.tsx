import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { dayAtGround } from '@/domain/groundTime'
import { restockSheet } from '@/domain/restock'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Sheet } from '@/ui/Sheet'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { AboutStock } from './AboutStock'
import { Facts } from '@/ui/Facts'
import { LabelNotes } from './LabelNotes'
import { PlannedUse } from './PlannedUse'
import { expiryOf, freeOf, isNegative, isShort, lacksDensity, missingOf } from './supplyState'
import type { Reserved } from './useReserved'
import { mixesWith, usesOf } from './usesOf'
import { useSupplyActs } from './useSupplyActs'
import { useSupplyText } from './useSupplyText'

type SupplyViewProps = {
  supply: Supply
  reserved: Reserved
  canEdit: boolean
  course: ((supply: Supply) => ReactNode) | undefined
  onEdit: () => void
  onClose: () => void
}

/** All that is known of a product: what is there, what will be needed, what the label says, where it is used. */
export function SupplyView({ supply, reserved, canEdit, course, onEdit, onClose }: SupplyViewProps) {
  const { t } = useTranslation('supplies')
  const { search } = useLocation()
  const format = useFormat()
  const words = useSupplyText()
  const work = useActivityWords()
  const acts = useSupplyActs()
  const [asksRemoval, setAsksRemoval] = useState(false)
  const { unit } = supply.action
  const ahead = reserved.shelves?.get(supply.id)
  const taken = ahead?.reserved
  const free = freeOf(supply, ahead)
  const coming = words.coming(supply, ahead, reserved.today)
  const uses = usesOf(supply, reserved.work, reserved)
  const mixes = mixesWith(supply.id, reserved.cocktails)
  const expiry = expiryOf(supply, reserved.today)
  const until = format.day(reserved.until, 'weekday')
  const first = uses[0]?.job.startDate

  const remove = async () => {
    setAsksRemoval(false)
    const { error } = await acts.remove(supply)
    if (error === undefined) onClose()
  }
  const restock = withWorkSheet(
    search,
    restockSheet({ supply, quantity: missingOf(supply, ahead), day: reserved.today }),
  )
  return (
    <Sheet
      open
      modal={false}
      onClose={onClose}
      title={<bdi>{supply.name}</bdi>}
      subtitle={words.group(supply.group)}
      icon={<Icon name="package" />}
      actions={
        canEdit && (
          <>
            <ButtonLink to={{ search: restock }} preventScrollReset layout="primary" size="small">
              {t('sheet.restock')}
            </ButtonLink>
            <Button size="small" onClick={onEdit}>
              {t('sheet.edit')}
            </Button>
          </>
        )
      }
      footer={
        canEdit && (
          <>
            <TextLink to={addresses.storage({ tab: 'stock-take', item: supply.id })}>
              {t('sheet.count')}
            </TextLink>
            <Remove>
              <Button
                layout="plain"
                danger
                size="small"
                onClick={() => {
                  if (uses.length > 0 || mixes.length > 0) setAsksRemoval(true)
                  else void remove()
                }}
              >
                {t('sheet.delete')}
              </Button>
            </Remove>
          </>
        )
      }
    >
      <Parts>
        <Figures>
          <Figure data-bad={isNegative(supply) || undefined}>
            <dt>{t('column.available')}</dt>
            <dd>{words.onHand(supply)}</dd>
          </Figure>
          <Figure>
            <dt>{t('column.reserved')}</dt>
            <dd>{taken === undefined ? words.unknown : words.amount(taken, unit)}</dd>
          </Figure>
          <Figure data-bad={isShort(supply, ahead) || undefined}>
            <dt>{t('column.free')}</dt>
            <dd>{free === undefined ? words.unknown : words.amount(free, unit)}</dd>
          </Figure>
          {coming !== undefined && (
            <Figure data-whole>
              <dt>{t('column.coming')}</dt>
              <dd>{coming}</dd>
            </Figure>
          )}
        </Figures>
        <Quiet>
          {taken === undefined
            ? t('sheet.freeUnknown')
            : taken === 0
              ? t('sheet.freeAll', { day: until })
              : t('sheet.free', {
                  available: words.amount(supply.available, unit),
                  reserved: words.amount(taken, unit),
                  day: until,
                })}{' '}
          <AboutStock {...reserved} />
        </Quiet>
        {isNegative(supply) && (
          <Notice tone="error">
            {t('sheet.negative', { amount: words.amount(supply.available, unit) })}
          </Notice>
        )}
        {(expiry === 'expired' || expiry === 'soon') && (
          <Notice tone={expiry === 'expired' ? 'error' : 'warning'}>
            {t(expiry === 'expired' ? 'sheet.expired' : 'sheet.expiring', {
              day: words.day(supply.expiryDate),
            })}
          </Notice>
        )}
        {lacksDensity(supply) && <Notice tone="warning">{t('sheet.noDensity')}</Notice>}
        {course?.(supply)}
        <Section inset heading={t('sheet.planned')} {...(uses.length > 0 ? { count: uses.length } : {})}>
          {uses.length > 0 ? (
            <PlannedUse supply={supply} uses={uses} />
          ) : (
            <Quiet>{t('sheet.plannedNone', { day: until })}</Quiet>
          )}
        </Section>
        <Section inset heading={t('sheet.facts')}>
          <Facts
            facts={[
              {
                name: t('field.minimum'),
                value: supply.minimum === undefined ? words.unknown : words.amount(supply.minimum, unit),
              },
              { name: t('field.batch'), value: words.text(supply.batch) },
              { name: t('field.expiryDate'), value: words.day(supply.expiryDate) },
              { name: t('field.price'), value: words.price(supply) },
              {
                name: t('field.activities'),
                value:
                  supply.activities.length === 0
                    ? t('sheet.noUse')
                    : format.list(supply.activities.map(work.type)),
              },
            ]}
          />
        </Section>
        <Section inset heading={t('sheet.label')}>
          <Facts
            facts={[
              {
                name: t('field.analysis'),
                value: <bdi dir={supply.analysis && 'ltr'}>{words.analysis(supply)}</bdi>,
              },
              { name: t('field.density'), value: words.density(supply) },
              { name: t('field.maximumRate'), value: words.rate(supply) },
              { name: t('field.activeIngredient'), value: words.text(supply.activeIngredient) },
              {
                name: t('field.registrationNumber'),
                value: words.text(supply.registrationNumber),
              },
              { name: t('field.reEntryHours'), value: words.reEntry(supply) },
            ]}
          />
          <LabelNotes supply={supply} canEdit={canEdit} />
        </Section>
        {mixes.length > 0 && (
          <Section inset heading={t('sheet.mixes')} count={mixes.length}>
            <Mixes>
              {mixes.map(({ id, name }) => (
                <li key={id}>
                  <TextLink to={addresses.storage({ tab: 'cocktails', item: id })}>
                    <bdi>{name}</bdi>
                  </TextLink>
                </li>
              ))}
            </Mixes>
          </Section>
        )}
      </Parts>
      <AlertDialog
        open={asksRemoval}
        onClose={() => setAsksRemoval(false)}
        title={t('remove.title', { name: supply.name })}
        text={[
          ...(first === undefined
            ? []
            : [
                t('remove.planned', {
                  count: uses.length,
                  day: format.day(dayAtGround(first, format.timeZone)),
                }),
              ]),
          ...(mixes.length === 0 ? [] : [t('remove.mixes', { count: mixes.length })]),
        ].join(' ')}
        confirmLabel={t('remove.confirm')}
        danger
        onConfirm={() => void remove()}
      />
    </Sheet>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
`
const Figure = styled.div`
  > dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  > dd {
    font: 600 ${token('t-16')} ${token('font')};
    overflow-wrap: anywhere;
  }
  &[data-bad] > dd {
    color: ${token('red')};
  }
  &[data-whole] {
    grid-column: 1 / -1;
  }
`
const Quiet = styled.p`
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Mixes = styled.ul`
  display: grid;
  gap: 8px;
  padding-block-end: 8px;
`
const Remove = styled.span`
  margin-inline-start: auto;
`
