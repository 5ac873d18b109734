import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { showToast } from '@/ui/toasts'
import { type Person, usePlan } from './plan'
import { useChecklists } from './useChecklists'

/** A person's day as a sheet of paper, or as a message. */
export function useSheetActs(): {
  print: (people: readonly Id[]) => void
  share: (person: Person) => Promise<void>
} {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day, facts, print } = usePlan()
  const checklistOf = useChecklists()

  const textOf = ({ name, jobs }: Person): string => {
    const title = t('sheet.title', { name, day: format.day(day, 'long') })
    const lines = jobs
      .filter(({ status }) => status !== 'cancelled')
      .flatMap((job) => [
        '',
        t('sheet.line', {
          time: format.time(job.startDate),
          work: facts.work(job),
          length: facts.lengthOf(job),
        }),
        ...[
          ...facts.settings(job).map((setting) => setting.join(' ')),
          ...facts.machines(job),
          ...facts.products(job),
          ...checklistOf(job).map(({ text, done }) => (done ? `✓ ${text}` : text)),
          ...(job.notes ? [job.notes] : []),
        ].map((line) => `– ${line}`),
      ])
    return [title, ...lines].join('\n')
  }
  /** By the device's own means where it has them, else as a copy that can be pasted anywhere. */
  const share = async (person: Person) => {
    const text = textOf(person)
    try {
      if (navigator.share)
        await navigator.share({
          title: t('sheet.title', { name: person.name, day: format.day(day, 'long') }),
          text,
        })
      else {
        await navigator.clipboard.writeText(text)
        showToast({ tone: 'done', text: t('sheet.copied', { name: person.name }) })
      }
    } catch (error) {
      // Somebody who changes their mind has failed at nothing.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ tone: 'error', text: t('sheet.notShared') })
    }
  }
  return { print, share }
}
