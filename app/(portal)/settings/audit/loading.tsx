import { LogSkeleton } from '@/components/ui/skeleton'

export default function AuditLoading() {
  return <LogSkeleton filters="h-18 max-w-200" />
}
