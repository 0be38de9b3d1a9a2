-- CreateIndex
CREATE INDEX "bookings_client_id_status_idx" ON "bookings"("client_id", "status");


-- What Prisma's schema language cannot say. An address is found by any part of it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "bookings_address_search" ON "bookings" USING gin ("property_address" gin_trgm_ops);
CREATE INDEX "bookings_late_fee" ON "bookings" ("photographer_id", "late_fee_state") WHERE "late_fee_state" IS NOT NULL;
