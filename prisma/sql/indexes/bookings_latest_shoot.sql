-- A client's last day with a photographer: read for one client in one step, and for the order of all in one walk.
CREATE INDEX "bookings_latest_shoot" ON "bookings" ("client_id", "shoot_date" DESC) WHERE "status" <> 'CANCELLED';
