import styled from '@emotion/styled'
import { type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { LeaveDialog } from '@/ui/LeaveDialog'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { Notice } from '@/ui/Notice'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { Sheet } from '@/ui/Sheet'
import { useActivityWords } from '@/ui/useActivityWords'
import { bringUp } from '@/ui/focusFirstFault'
import { VersionsNotice } from '@/ui/VersionsNotice'
import { differing, draftOf, type SupplyDraft, type SupplyField, supplyOf } from './supplyDraft'
import { SupplyFields } from './SupplyFields'
import { useSupplyForm } from './useSupplyForm'
import { useSupplyText } from './useSupplyText'

type SupplyFormProps = {
  /** What is changed; undefined for a new product. */
  supply: Supply | undefined
  groups: readonly string[]
  onSaved: (supply: Supply | undefined) => void
  /** What was typed is given up. */
  onCancel: () => void
  onClose: () => void
}

/** Adds or changes a product. */
export function SupplyForm({ supply, groups, onSaved, onCancel, onClose }: SupplyFormProps) {
  const { t } = useTranslation(['supplies', 'common'])
  const formId = useId()
  const [body, toFirstFault] = useFirstFault<HTMLFormElement>()
  const form = useSupplyForm({
    supply,
    onSaved: (saved) => {
      guard.letGo()
      onSaved(saved)
    },
    onFault: toFirstFault,
  })
  const guard = useLeaveGuard(form.isDirty, form.isOnItsWay)
  const versionText = useVersionText()
  const { theirs, draft, errors, failure, isBusy } = form
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <Sheet
      open
      modal={false}
      sticky={form.isDirty}
      onClose={onClose}
      title={supply ? supply.name : t('sheet.new')}
      footer={
        <>
          <Button layout="primary" type="submit" form={formId} busy={isBusy}>
            {t('sheet.save')}
          </Button>
          <Button
            onClick={() => {
              guard.letGo()
              onCancel()
            }}
          >
            {t('common:ui.cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={body} noValidate onSubmit={submit}>
        <HeldFields held={form.isOnItsWay}>
          {failure && (
            <div ref={bringUp}>
              <Notice tone="error">{failure}</Notice>
            </div>
          )}
          {theirs && (
            <div ref={bringUp}>
              <VersionsNotice
                fields={differing(draft, draftOf(theirs)).map((key) => versionText(key, draft, theirs))}
                onTakeTheirs={form.takeTheirs}
                onKeepMine={form.keepMine}
                busy={isBusy}
              />
            </div>
          )}
          <SupplyFields
            draft={draft}
            isNew={supply === undefined}
            errors={errors}
            groups={groups}
            onChange={form.change}
          />
        </HeldFields>
      </Form>
      <LeaveDialog {...guard} />
    </Sheet>
  )
}

/** One field of two versions, as a reader sees it. */
function useVersionText() {
  const { t } = useTranslation('supplies')
  const words = useSupplyText()
  const work = useActivityWords()
  const format = useFormat()
  return (key: SupplyField, mine: SupplyDraft, theirs: Supply) => {
    const shown = (supply: Supply): string => {
      const of = draftOf(supply)
      switch (key) {
        case 'available':
          return words.onHand(supply)
        case 'minimum':
          return supply.minimum === undefined ? words.unknown : words.amount(supply.minimum, of.unit)
        case 'group':
          return words.group(of.group)
        case 'unit':
          return words.unit(of.unit)
        case 'expiryDate':
          return words.day(supply.expiryDate)
        case 'density':
          return words.density(supply)
        case 'maximumRate':
        case 'rateUnit':
          return words.rate(supply)
        case 'reEntryHours':
          return words.reEntry(supply)
        case 'unitCost':
          return words.price(supply)
        case 'activities':
          return of.activities.length === 0 ? t('sheet.noUse') : format.list(of.activities.map(work.type))
        case 'n':
        case 'p':
        case 'k':
        case 'fe':
        case 'mg': {
          const share = of[key]
          return share === null ? words.unknown : format.number(share, 1)
        }
        case 'name':
        case 'batch':
        case 'activeIngredient':
        case 'registrationNumber':
        case 'currency':
          return words.text(of[key])
      }
    }
    return {
      label: t(`field.${key}`, { unit: words.unit(theirs.action.unit) }),
      mine: shown(supplyOf(mine, theirs)),
      theirs: shown(theirs),
    }
  }
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
