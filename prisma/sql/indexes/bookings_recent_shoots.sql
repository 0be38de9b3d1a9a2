-- The latest days with a photographer: read from today back until a page of clients is full.
CREATE INDEX "bookings_recent_shoots" ON "bookings" ("shoot_date" DESC, "client_id") WHERE "status" <> 'CANCELLED';
