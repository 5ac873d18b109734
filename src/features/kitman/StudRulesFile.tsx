import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { LONGEST_FILE } from '@/domain/localDataFile'
import { type OwnStuds, studOf, type StudRuleKey } from '@/domain/surface/studRules'
import { readStudRules, studChanges, writeStudRules } from '@/domain/surface/studRulesFile'
import { DataFile } from '@/ui/DataFile'

type StudRulesFileProps = {
  own: OwnStuds
  /** A line of the table in words. */
  nameOf: (key: StudRuleKey) => string
}

/** The table out as a file and back from one (B15). */
export function StudRulesFile({ own, nameOf }: StudRulesFileProps) {
  const { t } = useTranslation(['player', 'settings'])
  const [save] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()

  const reasonOf = (refused: { fault: 'unreadable' | 'none' | 'wrong'; line?: string }): string =>
    refused.fault === 'unreadable'
      ? t('settings:local.unreadable')
      : refused.fault === 'none'
        ? t('rules.file.none')
        : t('rules.file.wrong', { line: refused.line })

  return (
    <Large>
      <DataFile<OwnStuds>
        name="sward-studs"
        label={t('rules.file.label')}
        most={2 * LONGEST_FILE}
        write={(now) => writeStudRules(own, now)}
        read={(text) => {
          const answer = readStudRules(text)
          return answer.fault === undefined ? { data: answer.rules } : { fault: reasonOf(answer) }
        }}
        changesBy={(found) =>
          studChanges(own, found).map((key) => ({
            key,
            part: nameOf(key),
            before: t(`studs.short.${studOf(key, own)}`),
            after: t(`studs.short.${studOf(key, found)}`),
          }))
        }
        save={(rules) => save({ studRules: { ...rules } })}
        before={() => own}
        takeBack={(before, after) => takeBack({ before: { studRules: before }, after: { studRules: after } })}
      />
    </Large>
  )
}

const Large = styled.div`
  display: grid;
  gap: 12px;

  button {
    min-block-size: 48px;
    font-size: 1rem;
  }
`
