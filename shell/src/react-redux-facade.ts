// The part of React Redux that shell, remotes and RTK Query use, for the same reason as the router's facade.
export { Provider, ReactReduxContext, batch, shallowEqual, useDispatch, useSelector, useStore } from 'real-react-redux';
