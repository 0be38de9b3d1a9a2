-- In a migration of its own, because a new value can't be used in the transaction that adds it.
ALTER TYPE "DeliveryEventKind" ADD VALUE 'ROUND_SENT';
ALTER TYPE "DeliveryEventKind" ADD VALUE 'VERSIONS_ADDED';
ALTER TYPE "DeliveryEventKind" ADD VALUE 'VERSION_WITHDRAWN';
ALTER TYPE "DeliveryEventKind" ADD VALUE 'VERSION_APPROVED';
