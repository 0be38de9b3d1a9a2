import SizedPage from '../shared/sized-page'

export default SizedPage
