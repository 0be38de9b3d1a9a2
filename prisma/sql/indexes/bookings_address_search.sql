CREATE INDEX "bookings_address_search" ON "bookings" USING gin ("property_address" gin_trgm_ops);
