import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { api } from '@/api/api'
import { resetDemo } from '@/session/demoMode'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { ToolIcon } from '@/ui/ToolIcon'
import { showToast } from '@/ui/toasts'
import { useTold } from '@/ui/useTold'

/** Back to the demo as it was on the first day. */
export function DemoReset() {
  const { t } = useTranslation('settings')
  const told = useTold()
  const dispatch = useDispatch()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const reset = async () => {
    if (busy) return
    setBusy(true)
    try {
      await resetDemo()
      dispatch(api.util.resetApiState())
      showToast({ tone: 'done', text: t('demo.done') })
    } catch (error) {
      void told({ error })
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <Box>
      <p>{t('demo.text')}</p>
      <div>
        <Button danger onClick={() => setAsking(true)}>
          <ToolIcon name="rotateCcw" size={16} />
          {t('demo.reset')}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('demo.ask')}
        text={t('demo.askText')}
        confirmLabel={t('demo.reset')}
        onConfirm={() => void reset()}
        danger
        busy={busy}
      />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;
`
