ALTER TABLE "services" ADD CONSTRAINT "services_values" CHECK (
  "price_cents" BETWEEN 0 AND 99999999 AND "duration_minutes" >= 0 AND char_length("name") BETWEEN 1 AND 100
);
