import { showResult } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { undoOpenTimeAction } from '@/lib/calendar/availability/actions'
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
