import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { reportFacts } from '@/domain/report/reportFacts'
import type { ReportGround } from '@/domain/report/reportGround'
import { useFormat } from '@/i18n/format'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useFactSentence } from './useFactSentence'

/** What this report is, of whom, of when and for whom, and what it found in plain sentences. */
export function ReportHead({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { company, pitches, choice, today, complete } = ground
  const names = new Map(pitches.map(({ id, name }) => [id, name]))
  const sentence = useFactSentence((id) => names.get(id) ?? id)
  const facts = complete ? reportFacts(ground) : []
  return (
    <Head>
      <Club>{company.name}</Club>
      <Title>{t(`heading.${choice.type}`)}</Title>
      <Lines>
        <li>
          {t('head.period', { from: format.day(choice.from, 'dated'), to: format.day(choice.to, 'dated') })}
        </li>
        <li>
          {choice.pitchIds.length === 0
            ? t('head.allPitches', { count: pitches.length })
            : format.list(pitches.map(({ name }) => name))}
        </li>
        <li>{t(`head.reader.${choice.reader}`)}</li>
        <li data-paper-only>{t('head.printed', { day: format.day(today, 'dated') })}</li>
      </Lines>
      <Unready>{t('head.unready')}</Unready>
      {facts.length > 0 && <Summary>{facts.map(sentence).join(' ')}</Summary>}
    </Head>
  )
}

const Head = styled.header`
  padding-block-end: 16px;

  [data-paper-only] {
    display: none;
  }
  ${phone} {
    padding: 16px;
    background: ${token('paper')};
  }
  @media print {
    padding: 0 0 12px;
    background: none;
    break-inside: avoid;

    [data-paper-only] {
      display: inline;
    }
  }
`
/* The browser's own command to print waits for nothing: what is not there yet must not be taken for nothing. */
const Unready = styled.p`
  display: none;

  @media print {
    article:has([aria-busy='true']) & {
      display: block;
      margin-block-end: 8px;
      font: 600 ${token('t-14')} ${token('font')};
    }
  }
`
const Club = styled.p`
  font: 500 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Title = styled.h2`
  font: 600 ${token('t-24')} ${token('font')};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`
const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-block: 4px 12px;
  color: ${token('ink-2')};
`
const Summary = styled.p`
  max-inline-size: 68ch;
  font: 400 ${token('t-16')} ${token('font')};
`
