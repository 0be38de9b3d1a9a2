-- Notifications of a booking are marked read when its request is settled.
-- CreateIndex
CREATE INDEX "notifications_booking_id_idx" ON "notifications"("booking_id");
