ALTER TABLE "booking_forecasts" ADD CONSTRAINT "booking_forecasts_position" CHECK (
      "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
    );
