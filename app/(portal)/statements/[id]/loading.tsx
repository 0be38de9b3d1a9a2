import { PageLoading } from '@/app/page-loading'

export default PageLoading
