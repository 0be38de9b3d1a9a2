export default () => <p>Loading</p>
