import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ALL_LANGUAGES, LANGUAGES, type Language } from '@/i18n/languages'
import { NumberField } from '@/ui/NumberField'
import { SelectField } from '@/ui/SelectField'
import { Sheet } from '@/ui/Sheet'
import { Switch } from '@/ui/Switch'
import { TextArea } from '@/ui/TextArea'
import { token } from '@/ui/tokens'
import { BLOCKS, MOST_SAFETY_LETTERS, PAGE_SECONDS, type TvOptions } from './tvOptions'

type BoardOptionsProps = {
  open: boolean
  onClose: () => void
  options: TvOptions
  onChange: (change: Partial<TvOptions>) => void
}

const NONE = 'none'

/** What the board shows and how quickly it turns. Everything holds at once. */
export function BoardOptions({ open, onClose, options, onChange }: BoardOptionsProps) {
  const { t } = useTranslation('tv')
  const [seconds, setSeconds] = useState<number | null>(options.pageSeconds)
  const choose = (next: number | null) => {
    setSeconds(next)
    if (next !== null && next >= PAGE_SECONDS.least && next <= PAGE_SECONDS.most)
      onChange({ pageSeconds: next })
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('options.title')} subtitle={t('options.hint')}>
      <Fields>
        <fieldset>
          <legend>{t('options.shown')}</legend>
          {BLOCKS.map((block) => (
            <Switch
              key={block}
              label={t(`options.block.${block}`)}
              checked={options[block]}
              onChange={(on) => onChange({ [block]: on })}
            />
          ))}
        </fieldset>
        <TextArea
          label={t('options.safety')}
          description={t('options.safetyHint')}
          maxLength={MOST_SAFETY_LETTERS}
          defaultValue={options.safety}
          onChange={(event) => onChange({ safety: event.target.value })}
        />
        <NumberField
          label={t('options.pageSeconds')}
          value={seconds}
          onChange={choose}
          min={PAGE_SECONDS.least}
          max={PAGE_SECONDS.most}
          digits={0}
          unit={t('options.seconds')}
        />
        <SelectField
          label={t('options.secondLanguage')}
          description={t('options.secondLanguageHint')}
          options={[
            { id: NONE, label: t('options.noLanguage') },
            ...ALL_LANGUAGES.map((id) => ({ id, label: LANGUAGES[id], lang: id })),
          ]}
          value={options.secondLanguage ?? NONE}
          onChange={(id) => onChange({ secondLanguage: languageOf(id) })}
        />
      </Fields>
    </Sheet>
  )
}

const languageOf = (id: string): Language | null => ALL_LANGUAGES.find((language) => language === id) ?? null

const Fields = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 8px 16px;

  legend {
    font: 600 ${token('t-16')} ${token('font')};
    padding-block-end: 4px;
  }
`
