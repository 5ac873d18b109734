import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { addDays } from '@/domain/groundTime'
import type { Certificate } from '@/domain/localData'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { ownValue } from '@/lib/ownValue'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useFirstFault } from '@/ui/useFirstFault'
import { useUndoToast } from '@/ui/useUndoToast'
import { useGround } from './useGround'
import { useTold } from '@/ui/useTold'

/** An expiry is remarked on this long before. */
const DAYS_BEFORE = 60

/** What somebody may do and until when, such as spraying. The backend has no place for it (product.md). */
export function Certificates({ userId }: { userId: Id }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const { today, canWrite } = useGround()
  const query = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const told = useTold()
  const say = useUndoToast()
  const own = ownValue(query.data?.certificates, userId) ?? []

  const change = async (list: readonly Certificate[], text: string) => {
    const before = { certificates: { ...query.data?.certificates, [userId]: own } }
    const after = { certificates: { ...before.certificates, [userId]: [...list] } }
    const { error } = await told(save(after))
    if (error === undefined) say(text, () => takeBack({ before, after }))
    return error === undefined
  }
  const stateOf = ({ expires }: Certificate) =>
    expires < today ? 'expired' : expires <= addDays(today, DAYS_BEFORE) ? 'soon' : 'valid'
  return (
    <Section inset heading={t('certificates.title')}>
      <Kept>{t('certificates.kept')}</Kept>
      <QueryState
        query={query}
        skeleton={<Skeleton count={1} />}
        empty={{ when: () => own.length === 0, title: t('certificates.empty') }}
      >
        {() => (
          <Rows>
            {own.map((one, at) => (
              <Row
                key={`${one.name}${one.expires}`}
                title={one.name}
                meta={
                  <State data-state={stateOf(one)}>
                    {t(`certificates.${stateOf(one)}`, { day: format.day(one.expires) })}
                  </State>
                }
                end={
                  canWrite && (
                    <IconButton
                      size="small"
                      label={t('certificates.remove', { name: one.name })}
                      onClick={() =>
                        void change(own.toSpliced(at, 1), t('certificates.removed', { name: one.name }))
                      }
                    >
                      <Icon name="x" size={16} />
                    </IconButton>
                  )
                }
              />
            ))}
          </Rows>
        )}
      </QueryState>
      {canWrite && (
        <NewOne
          onAdd={(one) =>
            change(
              [...own, one].toSorted((a, b) => byCode(a.expires, b.expires)),
              t('certificates.added', { name: one.name }),
            )
          }
        />
      )}
    </Section>
  )
}

function NewOne({ onAdd }: { onAdd: (one: Certificate) => Promise<boolean> }) {
  const { t } = useTranslation('team')
  const { weekStart } = useFormat()
  const [name, setName] = useState('')
  const [expires, setExpires] = useState<Day | null>(null)
  const [tried, setTried] = useState(false)
  const [form, toFirstFault] = useFirstFault<HTMLFormElement>()
  const add = async () => {
    if (name.trim() === '' || expires === null) {
      setTried(true)
      toFirstFault()
    } else if (await onAdd({ name: name.trim(), expires })) {
      setName('')
      setExpires(null)
      setTried(false)
    }
  }
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        size="small"
        label={t('certificates.name')}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
        error={tried && name.trim() === '' ? t('certificates.needName') : undefined}
      />
      <DateField
        size="small"
        label={t('certificates.expires')}
        value={expires}
        onChange={setExpires}
        firstDayOfWeek={weekStart === 0 ? 'sun' : 'mon'}
        error={tried && expires === null ? t('certificates.needDay') : undefined}
      />
      <Button type="submit" size="small" layout="secondary">
        {t('certificates.add')}
      </Button>
    </Form>
  )
}

const Kept = styled.p`
  padding-block-end: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const State = styled.span`
  &[data-state='expired'] {
    font-weight: 600;
    color: ${token('red')};
  }
  &[data-state='soon'] {
    font-weight: 600;
    color: ${token('amber-deep')};
  }
`
const Form = styled.form`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-block: 8px;
`
