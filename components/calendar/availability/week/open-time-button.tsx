'use client'

import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { openTimeLabel } from '@/lib/calendar/availability/words/open-time'
import { OpenTimeForm, type OpenTimeFormProps } from './open-time-form'

/** Opens the form for open time in a dialog; without JavaScript, leads to the one below the calendar, `#open-time`. */
export function OpenTimeButton(props: Omit<OpenTimeFormProps, 'onDone'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="main" className="noscript:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {openTimeLabel}
      </Button>
      <LinkButton variant="main" href="#open-time" className="hidden noscript:inline-flex">
        {openTimeLabel}
      </LinkButton>
      <Dialog open={isOpen} onClose={close} title={calendarTexts.openTime} closable>
        <OpenTimeForm {...props} onDone={close} />
      </Dialog>
    </>
  )
}
