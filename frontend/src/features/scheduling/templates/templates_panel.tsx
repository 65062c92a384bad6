import { useState } from 'react'
import { SidePanel } from '../frame/side_panel.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import type { TemplatesView } from '../state/ui_state.ts'
import { TemplateView } from './apply_form.tsx'
import { CopyForm } from './copy_form.tsx'
import { FixedForm } from './fixed_form.tsx'
import { SaveForm } from './save_form.tsx'
import { TemplateList } from './template_list.tsx'

/** Templates of schedules: kept, looked at, put in again. */
export function TemplatesPanel({ view: first }: { view: TemplatesView }) {
  const { ui, labels } = useScheduler()
  const { t } = labels
  const [view, setView] = useState(first)
  const [openId, setOpenId] = useState<string | null>(null)
  const list = () => {
    setOpenId(null)
    setView('list')
  }
  return (
    <SidePanel
      title={t(`templates.title.${view}`)}
      closeLabel={t('core.close')}
      onClose={() => ui.setState({ panel: null })}
      width={404}
    >
      {view === 'save' ? (
        <SaveForm onDone={list} />
      ) : view === 'fixed' ? (
        <FixedForm />
      ) : view === 'copy' ? (
        <CopyForm />
      ) : openId ? (
        <TemplateView key={openId} id={openId} onBack={list} />
      ) : (
        <TemplateList onOpen={setOpenId} onSave={() => setView('save')} />
      )}
    </SidePanel>
  )
}
