ALTER TABLE "booking_forecasts" ADD CONSTRAINT "booking_forecasts_hours" CHECK (jsonb_typeof("hours") = 'array');
