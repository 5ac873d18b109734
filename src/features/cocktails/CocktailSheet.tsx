import styled from '@emotion/styled'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cocktail } from '@/domain/cocktail'
import { mixUse } from '@/domain/mixUse'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { IconButton } from '@/ui/IconButton'
import { RecordSheetPlace } from '@/ui/recordTable/RecordSheetPlace'
import { Sheet } from '@/ui/Sheet'
import { ToolIcon } from '@/ui/ToolIcon'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { CocktailFields } from './CocktailFields'
import { CocktailSummary } from './CocktailSummary'
import { draftOf, emptyDraft, linesOf } from './cocktailDraft'
import { RemoveDialog } from './RemoveDialog'
import { useCocktailForm } from './useCocktailForm'
import type { MixGround } from './useMixGround'
import { useRemoveCocktail } from './useRemoveCocktail'

type CocktailSheetProps = {
  /** Undefined for a new one. */
  mix: Cocktail | undefined
  /** What a new one begins with. */
  copyOf: Cocktail | undefined
  ground: MixGround
  onClose: () => void
  onCopy: () => void
  onCalculate: () => void
}

/** One mix: when it is used, and its form. */
export function CocktailSheet({ mix, copyOf, ground, onClose, onCopy, onCalculate }: CocktailSheetProps) {
  const { t } = useTranslation('cocktails')
  const formId = useId()
  const [element, toFirstFault] = useFirstFault<HTMLFormElement>()
  const [asksRemoval, setAsksRemoval] = useState(false)
  const [initial] = useState(() =>
    mix
      ? draftOf(mix)
      : copyOf
        ? {
            ...draftOf(copyOf),
            name: t('sheet.copyOf', { name: copyOf.name }),
            lines: linesOf(copyOf.items),
          }
        : emptyDraft,
  )
  const form = useCocktailForm({
    stored: mix,
    initial,
    onSaved: () => {
      guard.letGo()
      onClose()
    },
    onFault: toFirstFault,
  })
  const guard = useLeaveGuard(form.isDirty, form.isOnItsWay)
  const drop = useRemoveCocktail()
  const planned = mix && ground.works ? mixUse(ground.works, mix).open.length : 0

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  const remove = async () => {
    if (!mix) return
    setAsksRemoval(false)
    if (!(await drop(mix))) return
    guard.letGo()
    onClose()
  }
  return (
    <RecordSheetPlace>
      <Sheet
        open
        modal={false}
        sticky
        onClose={onClose}
        icon={<ActivityIcon name={form.draft.method === 'spray' ? 'spraying' : 'spreading'} size={24} />}
        title={mix ? <bdi>{mix.name}</bdi> : t('sheet.new')}
        subtitle={mix && t(`method.${mix.method}`)}
        actions={
          mix && (
            <>
              <Button onClick={onCalculate}>{t('act.calculate')}</Button>
              {!ground.readOnly && <Button onClick={onCopy}>{t('act.copy')}</Button>}
            </>
          )
        }
        footer={
          !ground.readOnly && (
            <>
              <Button layout="primary" type="submit" form={formId} busy={form.isBusy}>
                {t('act.save')}
              </Button>
              <Button
                onClick={() => {
                  guard.letGo()
                  onClose()
                }}
              >
                {t('act.cancel')}
              </Button>
              {mix && (
                <End>
                  <IconButton
                    danger
                    label={t('act.delete')}
                    // Whether the plan needs it is known first.
                    aria-disabled={ground.works === undefined || undefined}
                    onClick={() => (planned > 0 ? setAsksRemoval(true) : void remove())}
                  >
                    <ToolIcon name="trash" />
                  </IconButton>
                </End>
              )}
            </>
          )
        }
      >
        {mix && <CocktailSummary mix={mix} ground={ground} />}
        <form id={formId} ref={element} noValidate onSubmit={submit}>
          <HeldFields held={form.isOnItsWay}>
            <CocktailFields form={form} ground={ground} />
          </HeldFields>
        </form>
      </Sheet>
      {asksRemoval && mix && (
        <RemoveDialog
          name={mix.name}
          planned={planned}
          onClose={() => setAsksRemoval(false)}
          onConfirm={() => void remove()}
        />
      )}
      {guard.isAsking && (
        <AlertDialog
          open
          title={t('sheet.discardTitle')}
          text={t('sheet.discardText')}
          confirmLabel={t('sheet.discard')}
          cancelLabel={t('sheet.stay')}
          onConfirm={guard.leave}
          onClose={guard.stay}
        />
      )}
    </RecordSheetPlace>
  )
}

const End = styled.span`
  margin-inline-start: auto;
`
