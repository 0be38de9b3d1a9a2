ALTER TABLE "sold_licenses" ADD CONSTRAINT "sold_licenses_texts" CHECK (length("text") > 0 AND length("boards_text") > 0);
