ALTER TABLE "delivery_licenses" ADD CONSTRAINT "delivery_licenses_texts" CHECK (length("text") > 0 AND length("boards_text") > 0);
