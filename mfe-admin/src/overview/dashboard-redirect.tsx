import { Navigate } from 'react-router';
import { paths } from '@atoll/contract/paths';

/** `/dashboard` is the overview. */
export default function DashboardRedirect() {
  return <Navigate to={paths.overview()} replace />;
}
