export default () => <p>Empty</p>
