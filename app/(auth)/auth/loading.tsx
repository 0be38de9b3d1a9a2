import { Spinner } from '@/components/ui/spinner'

export default function AuthLoading() {
  return <Spinner label="Loading" className="min-h-dvh animate-appear-late justify-center" />
}
