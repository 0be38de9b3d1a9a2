import { LogSkeleton } from '@/components/ui/skeleton'

export default function MailLoading() {
  return <LogSkeleton filters="h-11 max-w-176" />
}
