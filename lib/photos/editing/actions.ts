'use server'

import { defineAction } from '@/lib/entry/define-action'
import { assignEditor } from './commands/assign-editor'
import { handOverRaws } from './commands/hand-over-raws'
import { returnJob } from './commands/return-job'
import { setReady } from './commands/set-ready'
import { takeJob } from './commands/take-job'
import { AssignEditor, HandOver, OneJob, SetReady } from './schema'

export const assignEditorAction = defineAction({
  access: 'assign-editors',
  input: AssignEditor,
  run: (actor, input) => assignEditor(actor, input),
})

export const takeJobAction = defineAction({
  access: 'prepare-photos',
  input: OneJob,
  run: (actor, { bookingId }) => takeJob(actor, bookingId),
})

export const returnJobAction = defineAction({
  access: 'prepare-photos',
  input: OneJob,
  run: (actor, { bookingId }) => returnJob(actor, bookingId),
})

export const setReadyAction = defineAction({
  access: 'open-editing',
  input: SetReady,
  run: (actor, input) => setReady(actor, input),
})

export const handOverRawsAction = defineAction({
  access: 'price-photos',
  input: HandOver,
  run: (actor, input) => handOverRaws(actor, input),
})
