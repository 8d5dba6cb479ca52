ALTER TABLE "outbox_messages" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("channel","due_at") WHERE state = 'queued';--> statement-breakpoint
-- Earlier versions queued messages in pg-boss. Its queues of ours are removed, so that a server of such a version that is still running
-- sends no more; a message that it is sending at this moment is left to it for 60 s, the time that it had claimed. Another program's
-- queues in the same schema stay.
DO $$
DECLARE
  partition text;
BEGIN
  IF NOT EXISTS (
    SELECT FROM information_schema.columns
    WHERE table_schema = 'pgboss' AND table_name = 'queue' AND column_name = 'partition_name'
  ) THEN
    RETURN;
  END IF;
  LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE;
  UPDATE outbox_messages SET due_at = now() + interval '60 seconds'
  FROM pgboss.job
  WHERE job.name LIKE 'delivery-%' AND job.state = 'active' AND job.id::text = outbox_messages.message_id;
  FOR partition IN
    SELECT partition_name FROM pgboss.queue WHERE name IN ('delivery-email', 'delivery-sms')
  LOOP
    EXECUTE format('DROP TABLE pgboss.%I', partition);
  END LOOP;
  DELETE FROM pgboss.queue WHERE name IN ('delivery-email', 'delivery-sms');
  IF NOT EXISTS (SELECT FROM pgboss.queue) THEN
    DROP SCHEMA pgboss CASCADE;
  END IF;
END $$;
