import styled from '@emotion/styled'
import { QuantityField } from '@/ui/QuantityField'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { Notice } from '@/ui/Notice'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { VersionsNotice } from '@/ui/VersionsNotice'
import { bringUp } from '@/ui/focusFirstFault'
import { WhatIsThis } from '@/ui/WhatIsThis'
import { cocktailOf, LONGEST_NAME, LONGEST_NOTES } from './cocktailDraft'
import { LinesEditor } from './LinesEditor'
import { OrderNotice } from './OrderNotice'
import type { CocktailForm } from './useCocktailForm'
import type { MixGround } from './useMixGround'
import { useVersionFields } from './useVersionFields'

/** Everything a mix is made of. */
export function CocktailFields({ form, ground }: { form: CocktailForm; ground: MixGround }) {
  const { t } = useTranslation('cocktails')
  const versions = useVersionFields(ground.supplies)
  const { draft, faults, refused, change, theirs } = form
  const isSpray = draft.method === 'spray'
  return (
    <Stack>
      <TextField
        label={t('sheet.name')}
        required
        maxLength={LONGEST_NAME}
        error={faults?.name ? t('sheet.nameMissing') : refused.name}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <ChoiceGroup label={t('method.label')}>
        <SegmentedControl
          wide
          size="small"
          label={t('method.label')}
          options={[
            { id: 'spray', label: t('method.spray') },
            { id: 'spread', label: t('method.spread') },
          ]}
          value={draft.method}
          onChange={(method) => change({ method })}
        />
      </ChoiceGroup>
      {isSpray && (
        <QuantityField
          min={0}
          label={t('sheet.water')}
          required
          quantity="waterRate"
          error={
            faults?.waterRate
              ? t(faults.waterRate === 'missing' ? 'sheet.waterMissing' : 'sheet.waterWrong')
              : refused.waterRate
          }
          value={draft.waterRate}
          onChange={(waterRate) => change({ waterRate })}
        />
      )}
      <section>
        <Heading>
          {t('sheet.products')}
          {isSpray && <WhatIsThis title={t('order.title')}>{t('order.help')}</WhatIsThis>}
        </Heading>
        {isSpray && (
          <OrderNotice
            lines={draft.lines}
            formulations={ground.formulations}
            onChange={(lines) => change({ lines })}
          />
        )}
        <LinesEditor
          lines={draft.lines}
          onChange={(lines) => change({ lines })}
          method={draft.method}
          supplies={ground.supplies}
          formulations={ground.formulations}
          wrong={faults?.rates}
          error={faults?.lines ? t('sheet.linesMissing') : refused.items}
        />
      </section>
      <TextArea
        label={t('sheet.notes')}
        maxLength={LONGEST_NOTES}
        error={refused.notes}
        value={draft.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      {theirs && (
        <div ref={bringUp}>
          <VersionsNotice
            fields={versions(cocktailOf(draft, {}), theirs)}
            onTakeTheirs={form.takeTheirs}
            onKeepMine={form.keepMine}
            busy={form.isBusy}
          />
        </div>
      )}
      {form.failure && (
        <div ref={bringUp}>
          <Notice tone="error">{form.failure}</Notice>
        </div>
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
`
const Heading = styled.h3`
  display: flex;
  align-items: center;
  gap: 4px;
  font: 600 ${token('t-14')} ${token('font')};
`
