import { explainFailure, showResult } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { removeWeeklyHoursAction, undoOpenTimeAction } from '@/lib/calendar/availability/actions'
import type { UndoOpenTime } from '@/lib/calendar/availability/schema/open-time'
import {
  changeUndoneText,
  openTimeFailedText,
  timeClosedText,
  timeOpenedText,
} from '@/lib/calendar/availability/words/open-time'

/** Shows that a time was opened or closed, in a toast that can undo it. */
export function showChangedTime({ isOpen, undo }: { isOpen: boolean; undo: UndoOpenTime }) {
  toast.success(isOpen ? timeOpenedText : timeClosedText, undefined, {
    label: 'Undo',
    onPress: () =>
      void showResult(undoOpenTimeAction(undo), { done: changeUndoneText, failed: openTimeFailedText }),
  })
}

/** Shows that a time was opened every week. What made weekly hours can be undone; it leaves booked slots alone. */
export function showWeeklyTime({ createdIds }: { createdIds: readonly string[] }) {
  const undo = async () => {
    const results = createdIds.map((patternId) => removeWeeklyHoursAction({ patternId }).catch(() => null))
    const failure = (await Promise.all(results)).find((result) => !result?.ok)
    if (failure === undefined) toast.success(changeUndoneText)
    else toast.error('Error', explainFailure(failure, openTimeFailedText))
  }
  const action = { label: 'Undo', onPress: () => void undo() }
  toast.success(timeOpenedText, undefined, createdIds.length > 0 ? action : undefined)
}
