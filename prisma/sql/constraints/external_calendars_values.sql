ALTER TABLE "external_calendars" ADD CONSTRAINT "external_calendars_values" CHECK (
  char_length("name") BETWEEN 1 AND 60 AND char_length("address_end") <= 4 AND "failures" >= 0
);
