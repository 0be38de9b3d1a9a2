import { toast } from '@/components/ui/toast'
import { linkNotCopiedText } from '@/lib/platform/words'

/** Copies a link, and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch {
    toast.error('Error', linkNotCopiedText)
  }
}
