ALTER TABLE "virtual_tours" ADD CONSTRAINT "virtual_tours_urls" CHECK (
  "url" LIKE 'https://%' AND length("url") <= 500
  AND ("unbranded_url" IS NULL OR ("unbranded_url" LIKE 'https://%' AND length("unbranded_url") <= 500))
);
