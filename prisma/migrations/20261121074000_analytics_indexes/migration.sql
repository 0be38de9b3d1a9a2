-- Analytics ask what was booked and paid within some weeks, over all photographers.
CREATE INDEX "bookings_created_at_idx" ON "bookings"("created_at");
CREATE INDEX "payments_paid_at_idx" ON "payments"("paid_at");
