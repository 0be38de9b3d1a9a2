import SizedPage from '../../../shared/sized-page'

export const metadata = { title: 'Page' }

export default SizedPage
