-- CreateIndex
CREATE INDEX "bookings_photographer_id_shoot_date_shoot_time_id_status_idx" ON "bookings"("photographer_id", "shoot_date", "shoot_time", "id", "status");
