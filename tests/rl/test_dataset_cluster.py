"""A Dask cluster makes the same dataset: two real workers, one of which is killed."""

from pathlib import Path

from arena.runs import kill
from arena.test_cluster import dask
from rl.test_dataset_runs import RUN, begin, content, dataset, wait_for


def test_a_killed_worker_of_a_cluster_costs_nothing(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    with dask(there) as (url, (scheduler, worker, other)):
        with begin(here, *RUN, "--cluster", url) as run:
            wait_for(here / "made", "part-00001.played", run)
            kill(worker.pid)
            said = run.communicate(timeout=90)
        assert run.returncode == 0, said
        assert (other.poll(), scheduler.poll()) == (None, None)

    # This machine alone comes to the same.
    assert dataset(here, *RUN[:-1], "alone").returncode == 0
    assert content(here / "alone") == content(here / "made")
