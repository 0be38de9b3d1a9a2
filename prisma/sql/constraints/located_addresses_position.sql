ALTER TABLE "located_addresses" ADD CONSTRAINT "located_addresses_position" CHECK (
      num_nulls("latitude", "longitude") IN (0, 2)
      AND "latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180
    );
