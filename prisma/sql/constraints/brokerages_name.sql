ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_name" CHECK (length("name"::text) BETWEEN 1 AND 100);
